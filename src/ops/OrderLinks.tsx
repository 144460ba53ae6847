import { OpsOrderLink } from './OpsOrderLink.tsx'

/** Codes of orders below one another, each with the way to its order. */
export const OrderLinks = ({ codes }: { codes: readonly string[] }) =>
  codes.map(code => (
    <OpsOrderLink
      key={code}
      code={code}
      className="flex min-h-11 w-fit min-w-11 items-center whitespace-nowrap"
    >
      {code}
    </OpsOrderLink>
  ))
