import { display, ink } from './email-ink.ts'

/** A row of a table of money: its label, the amount as text, and the reason, where one is useful, marked where it has stayed English. */
export type Figure = { label: string; amount: string; why?: string; whyLang?: 'en' | undefined }

/** Amounts below each other, at the right edge; the last `sums` rows are sums of the others. */
export function Figures({ rows, sums = 0 }: { rows: readonly Figure[]; sums?: number }) {
  return (
    <table role="presentation" data-rows="figures" width="100%" cellPadding={0} cellSpacing={0} style={table}>
      <tbody>
        {rows.map(({ label, amount, why, whyLang }, index) => {
          const sum = index >= rows.length - sums
          const first = index === rows.length - sums
          const cell = {
            padding: '8px 0',
            borderTop: first && sum ? `2px solid ${ink.soot}` : `1px solid ${ink.line}`,
            fontWeight: sum ? 700 : 400,
            verticalAlign: 'top',
          } as const
          const line = first && sum ? 'sum' : 'rule'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a price may say the same, and none ever moves
            <tr key={index}>
              <td className={line} style={cell}>
                {label}
                {why && (
                  <div className="quiet" lang={whyLang} style={{ color: ink.quiet, fontSize: 14, lineHeight: 1.4 }}>
                    {why}
                  </div>
                )}
              </td>
              <td className={line} align="right" style={{ ...cell, textAlign: 'right', paddingLeft: 16, whiteSpace: 'nowrap' }}>
                {amount}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Words beside their names: whom to pay, what was booked. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, words: string])[] }) {
  return (
    <table role="presentation" data-rows="facts" width="100%" cellPadding={0} cellSpacing={0} style={table}>
      <tbody>
        {rows.map(([name, words]) => (
          <tr key={name}>
            <td className="rule quiet" width="34%" style={{ ...fact, color: ink.quiet, paddingRight: 16 }}>
              {name}
            </td>
            <td className="rule" style={{ ...fact, overflowWrap: 'anywhere' }}>
              {words}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontFamily: display,
  fontSize: 16,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
  margin: '4px 0 16px',
} as const
const fact = { padding: '7px 0', borderTop: `1px solid ${ink.line}`, verticalAlign: 'top' } as const
