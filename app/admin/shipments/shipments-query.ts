import { type ShipmentState, shipmentStates } from '#features/shipments/shipment.ts'
import { cursorText, type RowCursor, readCursor, readSearch } from '../components/cursor.ts'
import { pathWithQuery } from '../components/path-with-query.ts'

export type ShipmentsQuery = {
  state: ShipmentState | undefined
  search: string
  after: RowCursor | undefined
}

/** What an address asks of the list of freight; invalid values are ignored. */
export function readShipmentsQuery(params: URLSearchParams): ShipmentsQuery {
  return {
    state: shipmentStates.find((one) => one === params.get('state')),
    search: readSearch(params),
    after: readCursor(params.get('after') ?? ''),
  }
}

export function shipmentsPath({ state, search, after }: ShipmentsQuery): string {
  return pathWithQuery('/admin/shipments', { state, q: search, after: after && cursorText(after) })
}
