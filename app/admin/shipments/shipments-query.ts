import { type ShipmentState, shipmentStates } from '#features/shipments/shipment.ts'
import { cursorText, type RowCursor, readCursor, readSearch } from '../components/cursor.ts'

export type ShipmentsQuery = {
  state: ShipmentState | undefined
  search: string
  after: RowCursor | undefined
}

/** What an address asks of the list of freight; nonsense is read as if it were not there. */
export function readShipmentsQuery(params: URLSearchParams): ShipmentsQuery {
  return {
    state: shipmentStates.find((one) => one === params.get('state')),
    search: readSearch(params),
    after: readCursor(params.get('after') ?? ''),
  }
}

export function shipmentsPath({ state, search, after }: ShipmentsQuery): string {
  const params = new URLSearchParams()
  if (state) params.set('state', state)
  if (search) params.set('q', search)
  if (after) params.set('after', cursorText(after))
  const query = params.toString()
  return query ? `/admin/shipments?${query}` : '/admin/shipments'
}
