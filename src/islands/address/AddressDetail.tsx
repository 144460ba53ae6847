type Props = { value: string; error: string | undefined; onChange: (value: string) => void }

/** Street, number and landmarks for the driver. */
export function AddressDetail({ value, error, onChange }: Props) {
  return (
    <div className="grid gap-1">
      <label htmlFor="address-detail" className="font-medium">
        Alamat lengkap
      </label>
      <textarea
        id="address-detail"
        name="address_detail"
        className={`textarea-bordered textarea min-h-24 w-full ${error ? 'textarea-error' : ''}`}
        placeholder="Nama jalan, nomor, RT/RW, patokan"
        autoComplete="street-address"
        maxLength={300}
        value={value}
        aria-invalid={Boolean(error)}
        aria-describedby="address-detail-note"
        onChange={event => onChange(event.target.value)}
      />
      <p id="address-detail-note" className="text-sm text-error empty:hidden">
        {error}
      </p>
    </div>
  )
}
