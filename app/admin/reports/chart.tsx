import { type ColumnLayout, columnChart, phoneColumns, previewColumns, wideColumns } from './column-chart.ts'

/** One part of each column: its name in the legend, and its colour. Only what is late is `late`. */
type Series = { name: string; tone: 'main' | 'second' | 'rest' | 'late' }

export type ChartData = {
  /** A sentence for screen readers: what the chart shows. */
  label: string
  columns: readonly { name: string; values: readonly number[]; tone?: Series['tone'] }[]
  series: readonly Series[]
  stacked: boolean
  /** The label of a value on the vertical axis. */
  axis: (value: number) => string
}

/** Whether there is nothing to draw. */
export const isEmpty = ({ columns }: Pick<ChartData, 'columns'>): boolean =>
  columns.every(({ values }) => values.every((value) => value === 0))

/**
 * A column chart with its legend, drawn for a wide screen and for a phone; the style shows one of them. Nothing where all values
 * are zero.
 */
export function Chart({ data }: { data: ChartData }) {
  const { label, series } = data
  if (isEmpty(data)) return null
  return (
    <>
      <div className="line-chart columns num" role="img" aria-label={label}>
        <Columns data={data} layout={wideColumns} className="wide" />
        <Columns data={data} layout={phoneColumns} className="slim" />
      </div>
      {series.length > 1 && (
        <p className="keys" aria-hidden="true">
          {series.map(({ name, tone }) => (
            <span key={name} className={tone}>
              {name}
            </span>
          ))}
        </p>
      )}
    </>
  )
}

/** A small chart without labels, for the list of reports. */
export const ChartPreview = ({ data }: { data: ChartData }) => (
  <div className="line-chart columns" role="img" aria-label={data.label}>
    <Columns data={data} layout={previewColumns} className="only" />
  </div>
)

function Columns({ data, layout, className }: { data: ChartData; layout: ColumnLayout; className: string }) {
  const { columns, series, stacked, axis } = data
  const { width, height, left, right } = layout
  const chart = columnChart(
    columns.map(({ values }) => values),
    stacked,
    layout,
  )
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {chart.grid.map(({ y, value }) => (
        <g key={value}>
          <line
            className={value === 0 && chart.zero < chart.floor ? 'zero' : undefined}
            x1={left}
            x2={width - right}
            y1={y}
            y2={y}
          />
          {left > 0 && (
            <text x={left - 8} y={y + 4} textAnchor="end">
              {axis(value)}
            </text>
          )}
        </g>
      ))}
      {chart.bars.map(({ at, series: of, ...bar }) => (
        <rect key={`${at} ${of}`} className={columns[at]?.tone ?? series[of]?.tone} {...bar} />
      ))}
      {chart.names.map(({ x, at }) => {
        const [name = '', second = ''] = (columns[at]?.name ?? '').split('\n')
        return (
          <g key={at}>
            <text x={x} y={chart.floor + 17} textAnchor="middle">
              {name}
            </text>
            {second && (
              <text className="year" x={x} y={chart.floor + 33} textAnchor="middle">
                {second}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
