// The mark of the house: a table top that folds in the middle, on its legs.
export function Mark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="64" height="64" rx="15" fill="#1f6f54" />
      <path
        d="M17 33l-5 19M47 33l5 19M32 35v15"
        stroke="#0f3f30"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M8 30L32 17v19L8 36z" fill="#f7f4ee" />
      <path d="M56 30L32 17v19l24 0z" fill="#e4d9c3" />
      <path d="M32 17v19" stroke="#b4381f" strokeWidth="2.5" />
    </svg>
  )
}
