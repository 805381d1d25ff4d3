/** The size of a chart in its own units, and the margins that its labels need. */
export type ChartArea = { width: number; height: number; left: number; right: number; top: number; bottom: number }
