/** How goods go. 'road-container' is a container from or to a port, 'road' goods in a shared truck or a whole one. */
export const freightModes = ['air', 'sea-road', 'road-container', 'road', 'courier'] as const
export type FreightMode = (typeof freightModes)[number]

/** The known costs of a lane, in US cents. Planning ranges: only a quote is a price. */
export type FreightRate =
  | { per: 'container'; size: '20ft' | '40ft'; mostKg: number; leastMinor: number; mostMinor: number }
  /** A cubic metre or a tonne, whichever is more. */
  | { per: 'revenue-tonne'; leastMinor: number; mostMinor: number }
  /** From so many kilograms on. */
  | { per: 'kilogram'; fromKg: number; minor: number }
  | { per: 'minimum'; minor: number }
  | { per: 'tonne'; fewestTonnes: number; leastMinor: number; mostMinor: number }
  | { per: 'truck'; mostKg: number; leastMinor: number; mostMinor: number }
  | { per: 'parcel'; documents: boolean; mostKg: number; leastMinor: number; mostMinor: number }

/** A way on which goods are sent from one town to another. Days are counted from `daysFrom`: 'loading', 'the port gate'. */
export type Lane = {
  id: string
  origin: string
  destination: string
  mode: FreightMode
  via: string | null
  km: number | null
  daysLeast: number
  daysMost: number
  daysFrom: string
  rates: readonly FreightRate[]
  documents: readonly string[]
  notes: readonly string[]
  status: 'open' | 'check' | 'restricted' | 'suspended'
  confidence: 'high' | 'medium' | 'low'
  asOf: number
}
