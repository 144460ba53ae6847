/** Bounds of what is imported. */
export const bounds = {
  tableBytes: 20_000_000,
  rows: 50_000,
  /** Rows of the table of shops. */
  shops: 1_000,
  columns: 200,
  /** Cells of all sheets of an XLSX, also the empty ones before its last row and column: more than `rows` of `columns`. */
  cells: 12_000_000,
  /** Of these, cells that nothing is written in: as many as a full table of 80 columns has where all of it is empty. */
  emptyCells: 4_000_000,
  /** Characters of one cell. */
  cellLength: 10_000,
  /** Characters of all cells together: one text of an XLSX may stand in every cell. */
  characters: 50_000_000,
  /** Bytes of an unpacked XLSX, all of its parts together. */
  xlsxBytes: 300_000_000,
  xlsxParts: 2_000,
  zipBytes: 200_000_000,
  zipEntries: 20_000,
  /** Bytes of all pictures of a ZIP, unpacked. */
  picturesBytes: 1_000_000_000,
  /** Pictures of one import, and their bytes, of all of its ZIPs together. */
  importPictures: 50_000,
  importPictureBytes: 2_000_000_000,
  /** Megabytes that reading a table may take, and its milliseconds: less than a lease, so that no other worker begins to read it too. */
  readerMb: 1_024,
  readerMs: 100_000
} as const
