import { Text, View } from '@react-pdf/renderer'
import type { ComponentProps, ReactNode } from 'react'
import { display, plain, strong, telling } from '../fonts.server.ts'
import { ink, mm } from './ink.ts'

type Style = NonNullable<ComponentProps<typeof View>['style']> extends infer S ? Exclude<S, readonly unknown[]> : never

/** Figures of one width, so that they stand under each other. */
const tabular = { fontFeatureSettings: ['tnum', 'lnum'] }

/** A paragraph. Every one says its own line height: handed down from above it would stay the one of the size above. */
export const Words = ({ style, children }: { style?: Style; children: ReactNode }) => (
  <Text style={{ fontSize: 9.5, lineHeight: 1.42, ...style }}>{children}</Text>
)

/** What the page is, and for what. */
export function Title({ above, title, lede }: { above: string; title: string; lede: string }) {
  return (
    <View>
      <Words style={{ fontSize: 9, color: ink.quiet, ...tabular }}>{above}</Words>
      <Text style={{ fontFamily: display, fontSize: 25, lineHeight: 1.08, letterSpacing: -0.3, marginTop: mm(1.6) }}>
        {title}
      </Text>
      <Text style={{ fontFamily: telling, fontSize: 12, lineHeight: 1.4, marginTop: mm(2.8), maxWidth: mm(150) }}>{lede}</Text>
    </View>
  )
}

/**
 * A part in pieces that stay whole, under its heading, which stands on the page of the first piece. The pieces stand in the
 * page itself and keep their distance upward: the printer would move a box, or what has room below it, as one.
 */
export function Part({ title, pieces }: { title: string; pieces: readonly ReactNode[] }) {
  const [first, ...rest] = pieces
  return (
    <>
      <View wrap={false} style={{ marginTop: mm(6.5) }}>
        <Text style={{ fontFamily: display, fontSize: 14, lineHeight: 1.1, marginBottom: mm(2.4) }}>{title}</Text>
        {first}
      </View>
      {rest}
    </>
  )
}

/** Facts in a row between two lines, a small label over each. What has more lines than one gives them one by one. */
export function FactRow({
  facts,
}: {
  facts: readonly (readonly [label: string, value: string | readonly string[], share?: number])[]
}) {
  return (
    <View
      wrap={false}
      style={{
        flexDirection: 'row',
        gap: mm(6),
        borderTopWidth: 0.75,
        borderBottomWidth: 0.75,
        borderColor: ink.line,
        paddingVertical: mm(2.6),
        marginTop: mm(6),
      }}
    >
      {facts.map(([label, value, share = 1]) => (
        <View key={label} style={{ flexGrow: share, flexShrink: 1, flexBasis: 0 }}>
          <Words style={{ fontSize: 8.5, color: ink.quiet }}>{label}</Words>
          {[value].flat().map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: printed once, in this order
            <Words key={i} style={i === 0 ? { fontFamily: strong, fontSize: 10, marginTop: 1, ...tabular } : { fontSize: 9 }}>
              {line}
            </Words>
          ))}
        </View>
      ))}
    </View>
  )
}

type Column = { title: string; share: number; right?: boolean; quiet?: boolean }
type Cells = readonly ReactNode[]

const cellBox = ({ share, right }: Column, i: number) => ({
  flexGrow: share,
  flexShrink: 1,
  flexBasis: 0,
  paddingLeft: i === 0 ? 0 : mm(3),
  alignItems: right ? ('flex-end' as const) : ('flex-start' as const),
})

/**
 * The pieces of a table: a rule of ink under its head, hairlines between rows, figures to the right. No row is cut in two, the
 * head stands with the first one, and a sum with the last. The rows of a `tight` one stand closer: it is long.
 */
export function tablePieces(
  columns: readonly Column[],
  rows: readonly Cells[],
  sum?: Cells,
  { tight = false } = {},
): ReactNode[] {
  const head = (
    <View key="head" style={{ flexDirection: 'row', borderBottomWidth: 1.2, borderColor: ink.text, paddingBottom: mm(1.4) }}>
      {columns.map((column, i) => (
        <View key={column.title} style={cellBox(column, i)}>
          <Words style={{ fontSize: 8.5, color: ink.quiet }}>{column.title}</Words>
        </View>
      ))}
    </View>
  )
  const foot = sum && <TableRow key="sum" columns={columns} cells={sum} isSum />
  return rows.map((cells, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows of a printed table never change places
    <View key={i} wrap={false}>
      {i === 0 && head}
      <TableRow columns={columns} cells={cells} tight={tight} />
      {i === rows.length - 1 && foot}
    </View>
  ))
}

type RowProps = { columns: readonly Column[]; cells: Cells; isSum?: boolean; tight?: boolean }

function TableRow({ columns, cells, isSum = false, tight = false }: RowProps) {
  const edge = isSum
    ? { borderTopWidth: 1.2, marginTop: -0.75, borderColor: ink.text }
    : { borderBottomWidth: 0.75, borderColor: ink.line }
  return (
    <View style={{ flexDirection: 'row', paddingTop: mm(tight ? 0.9 : 1.6), paddingBottom: mm(tight ? 1 : 1.7), ...edge }}>
      {columns.map((column, i) => (
        <View key={column.title} style={cellBox(column, i)}>
          {typeof cells[i] === 'string' ? (
            <Words
              style={{
                fontFamily: isSum ? strong : plain,
                fontSize: isSum ? 11 : 9.5,
                textAlign: column.right ? 'right' : 'left',
                ...(column.quiet && { color: ink.quiet }),
                ...tabular,
              }}
            >
              {cells[i]}
            </Words>
          ) : (
            cells[i]
          )}
        </View>
      ))}
    </View>
  )
}

/** What a line is for, and why, one under the other. */
export const Why = ({ label, reason }: { label: string; reason: string }) => (
  <>
    <Words>{label}</Words>
    {reason !== '' && <Words style={{ fontSize: 8.5, color: ink.quiet }}>{reason}</Words>}
  </>
)

/** The panel that asks for money or hands it over: one figure large, what it is in francs, and what belongs to it beside. */
export function MoneyPanel(props: {
  label: string
  figure: string
  beside?: string | undefined
  note: string
  edge: string
  children: ReactNode
}) {
  const { label, figure, beside, note, edge, children } = props
  return (
    <View
      wrap={false}
      style={{
        borderTopWidth: 4,
        borderTopColor: edge,
        backgroundColor: ink.ground,
        padding: mm(6),
        marginTop: mm(6),
        flexDirection: 'row',
        gap: mm(8),
      }}
    >
      <View style={{ width: mm(64) }}>
        <Words style={{ color: ink.quiet }}>{label}</Words>
        <Text style={{ fontFamily: display, fontSize: 30, lineHeight: 1.15, letterSpacing: -0.4, marginTop: mm(1) }}>
          {figure}
        </Text>
        {beside && <Words style={{ fontFamily: strong, fontSize: 11, marginTop: mm(0.6), ...tabular }}>{beside}</Words>}
        <Words style={{ fontSize: 8.5, color: ink.quiet, marginTop: mm(2) }}>{note}</Words>
      </View>
      <View style={{ flex: 1 }}>{children}</View>
    </View>
  )
}

/** Labels and what they name, in two columns; figures stand to the right. */
export function Pairs({
  pairs,
  figures = false,
}: {
  pairs: readonly (readonly [label: string, value: string])[]
  figures?: boolean
}) {
  return (
    <View style={{ gap: mm(1.5) }}>
      {pairs.map(([label, value]) => (
        <View key={label} wrap={false} style={{ flexDirection: 'row', gap: mm(3) }}>
          <Words style={{ width: mm(figures ? 40 : 26), fontSize: 9, color: ink.quiet }}>{label}</Words>
          <Words style={{ flex: 1, fontFamily: strong, textAlign: figures ? 'right' : 'left', ...tabular }}>{value}</Words>
        </View>
      ))}
    </View>
  )
}

/** A note with an edge of ochre. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <View
    wrap={false}
    style={{
      borderLeftWidth: 4,
      borderLeftColor: ink.ochre,
      backgroundColor: ink.ochreWash,
      paddingVertical: mm(3.2),
      paddingHorizontal: mm(4.5),
      marginTop: mm(6),
    }}
  >
    <Words>{children}</Words>
  </View>
)

/** Sentences, each behind a small diamond, as pieces of a part. */
export const sentencePieces = (sentences: readonly string[], { hollow = false } = {}): ReactNode[] =>
  sentences.map((sentence, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: printed once, in this order
    <View key={i} wrap={false} style={{ flexDirection: 'row', gap: mm(2.6), marginTop: i === 0 ? 0 : mm(1) }}>
      <Diamond hollow={hollow} />
      <Words style={{ flex: 1 }}>{sentence}</Words>
    </View>
  ))

/** The dot of the letterhead: a square on its corner. */
export const Diamond = ({ hollow = false, size = 4.6 }: { hollow?: boolean; size?: number }) => (
  <View
    style={{
      width: size,
      height: size,
      marginTop: 4.4,
      transform: 'rotate(45deg)',
      borderWidth: 1,
      borderColor: hollow ? ink.border : ink.laterite,
      backgroundColor: hollow ? '#ffffff' : ink.laterite,
    }}
  />
)
