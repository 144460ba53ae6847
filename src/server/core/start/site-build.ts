/** The build of the site that `npm start` runs beside the start of the server. */
export type SiteBuild = {
  /** Ends when the pages can be loaded. */
  built: Promise<void>
  /** Compresses the site's files where that is due; answers whether there are new ones. */
  compress: () => Promise<boolean>
}

let current: SiteBuild = { built: Promise.resolve(), compress: () => Promise.resolve(false) }

/** Names the build that the server waits for; without it the site is built already (`npm run serve`). */
export const setSiteBuild = (build: SiteBuild): void => void (current = build)

export const siteBuild = (): SiteBuild => current
