import { View } from '@react-pdf/renderer'
import { defaultSettings, unsourcedRate } from '#features/settings/settings.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Currency, convert, type Money } from '#values/money.ts'
import type { FrancRate, PriceFacts } from '../facts/facts.ts'
import { plain, strong } from '../fonts.server.ts'
import { documentPriceWords } from '../words/document-price.ts'
import { Part, tablePieces, Why, Words } from './blocks.server.tsx'
import { figuresIn } from './figures.ts'
import { ink, mm } from './ink.ts'

/** The sum of the lines: the only total a document knows. */
export const totalOf = ({ lines }: Pick<PriceFacts, 'lines'>) => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** What an amount is in francs at the agreed rate; nothing where it is francs already or no rate is given. */
export function inFrancs(money: Money, rate: FrancRate | null, format: Formatter): string | undefined {
  return rate && money.currency !== 'RWF' ? format.moneyInFull(convert(money, 'RWF', rate.perUsd)) : undefined
}

/** The rate for francs: where it comes from, where that is known, and since when it is used here. */
export function rateText({ perUsd, source, on }: FrancRate, read: ReadWords): string {
  const { rate, rateOfBooking, demoSource } = read(documentPriceWords)
  if (source === unsourcedRate) return rateOfBooking({ rate: perUsd, day: read.format.day(on) })
  const written = source === defaultSettings.rwfSource ? demoSource : source.replace(/\.$/, '')
  return rate({ rate: perUsd, source: written, day: read.format.day(on) })
}

/** The same, and that either currency may be paid. */
export const rateNote = (rate: FrancRate, read: ReadWords): string => `${rateText(rate, read)} ${read(documentPriceWords).either}`

/** The price line by line with its reasons, the total, what it is in francs, and the tax inside. */
export function PriceTable({ price, read }: { price: PriceFacts; read: ReadWords }) {
  const words = read(documentPriceWords)
  const money = figuresIn(price.currency, read.format)
  const total = { minor: totalOf(price), currency: price.currency }
  const vat = price.lines.reduce((sum, { vatMinor }) => sum + vatMinor, 0)
  const { what, quantity, each, amount } = words.columns
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
          [words.total, '', '', <Total key="total" money={total} rate={price.rate} format={read.format} />],
        ),
        <View key="notes" wrap={false}>
          {price.rate && <Words style={{ fontSize: 8.5, color: ink.quiet }}>{rateNote(price.rate, read)}</Words>}
          {vat > 0 && <Words style={{ fontSize: 8.5, color: ink.quiet }}>{words.vat({ amount: money(vat) })}</Words>}
        </View>,
      ]}
    />
  )
}

/** The total, and under it what it is in francs. */
function Total({ money, rate, format }: { money: Money; rate: FrancRate | null; format: Formatter }) {
  const francs = inFrancs(money, rate, format)
  return (
    <>
      <Words style={{ fontFamily: strong, fontSize: 11, fontFeatureSettings: ['tnum'] }}>{format.moneyInFull(money)}</Words>
      {francs && <Words style={{ fontFeatureSettings: ['tnum'] }}>{francs}</Words>}
    </>
  )
}

type SumProps = { rows: readonly (readonly [label: string, minor: number])[]; currency: Currency; format: Formatter }

/** Amounts under each other with the last one as their result: a short sum. */
export function Sum({ rows, currency, format }: SumProps) {
  const money = figuresIn(currency, format)
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
