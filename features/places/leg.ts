/** How one travels on a leg. */
export type LegMode = 'road' | 'air' | 'boat' | 'ferry' | 'rail' | 'trail'

/** From one place to another without a stop, and as well the other way. Times are minutes on the move. */
export type Leg = {
  id: string
  fromId: string
  toId: string
  mode: LegMode
  km: number
  minutes: number
  minutesLeast: number
  minutesMost: number
  /** The surface of the road; null where there is no road. */
  surface: string | null
  /** What one travels in, where that needs saying: 'scheduled turboprop'. */
  vehicle: string | null
  /** The border on the way, and the minutes its formalities take on top. */
  borderId: string | null
  borderLeast: number | null
  borderMost: number | null
  status: 'open' | 'check' | 'restricted' | 'suspended'
  note: string
  confidence: 'high' | 'medium' | 'low'
  asOf: number
}

/** A place that a leg begins or ends at. */
export type LegPlace = { id: string; name: string; countryId: string; country: string; lat: number; lng: number }
