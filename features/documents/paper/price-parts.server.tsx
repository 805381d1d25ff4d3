import { View } from '@react-pdf/renderer'
import { type Currency, convert, type Money } from '#values/money.ts'
import { documentWords } from '../document-words.ts'
import type { FrancRate, PriceFacts } from '../facts/facts.ts'
import { plain, strong } from '../fonts.server.ts'
import { Part, tablePieces, Why, Words } from './blocks.server.tsx'
import { figuresIn, figureText } from './figures.ts'
import { ink, mm } from './ink.ts'

const words = documentWords.price

/** The sum of the lines: the only total a document knows. */
export const totalOf = ({ lines }: Pick<PriceFacts, 'lines'>) => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** What an amount is in francs at the agreed rate; nothing where it is francs already or no rate is given. */
export function inFrancs(money: Money, rate: FrancRate | null): string | undefined {
  return rate && money.currency !== 'RWF' ? figureText(convert(money, 'RWF', rate.perUsd)) : undefined
}

/** The price line by line with its reasons, the total, what it is in francs, and the tax inside. */
export function PriceTable({ price }: { price: PriceFacts }) {
  const money = figuresIn(price.currency)
  const total = { minor: totalOf(price), currency: price.currency }
  const vat = price.lines.reduce((sum, { vatMinor }) => sum + vatMinor, 0)
  const [what, quantity, each, amount] = words.columns
  return (
    <Part
      title={words.title}
      pieces={[
        ...tablePieces(
          [
            { title: what, share: 5.4 },
            { title: quantity, share: 1.1, right: true },
            { title: each, share: 1.8, right: true },
            { title: amount, share: 1.9, right: true },
          ],
          price.lines.map((line) => [
            <Why key="why" label={line.label} reason={line.reason} />,
            `${line.quantity}`,
            money(line.unitMinor),
            money(line.amountMinor),
          ]),
          [words.total, '', '', <Total key="total" money={total} rate={price.rate} />],
        ),
        <View key="notes" wrap={false}>
          {price.rate && (
            <Words
              style={{ fontSize: 8.5, color: ink.quiet }}
            >{`${documentWords.rate(price.rate)} ${documentWords.either}`}</Words>
          )}
          {vat > 0 && <Words style={{ fontSize: 8.5, color: ink.quiet }}>{words.vat(money(vat))}</Words>}
        </View>,
      ]}
    />
  )
}

/** The total, and under it what it is in francs. */
function Total({ money, rate }: { money: Money; rate: FrancRate | null }) {
  const francs = inFrancs(money, rate)
  return (
    <>
      <Words style={{ fontFamily: strong, fontSize: 11, fontFeatureSettings: ['tnum'] }}>{figureText(money)}</Words>
      {francs && <Words style={{ fontFeatureSettings: ['tnum'] }}>{francs}</Words>}
    </>
  )
}

/** Amounts under each other with the last one as their result: a short sum. */
export function Sum({ rows, currency }: { rows: readonly (readonly [label: string, minor: number])[]; currency: Currency }) {
  const money = figuresIn(currency)
  return (
    <View wrap={false} style={{ marginLeft: mm(74) }}>
      {rows.map(([label, minor], i) => {
        const last = i === rows.length - 1
        return (
          <View
            key={label}
            style={{
              flexDirection: 'row',
              justifyContent: 'space-between',
              gap: mm(6),
              paddingVertical: mm(1.7),
              borderTopWidth: last ? 1.2 : i === 0 ? 0 : 0.75,
              borderColor: last ? ink.text : ink.line,
            }}
          >
            <Words style={{ flex: 1, fontSize: last ? 11 : 9.5, fontFamily: last ? strong : plain }}>{label}</Words>
            <Words style={{ fontSize: last ? 11 : 9.5, fontFamily: last ? strong : plain, fontFeatureSettings: ['tnum'] }}>
              {money(minor)}
            </Words>
          </View>
        )
      })}
    </View>
  )
}
