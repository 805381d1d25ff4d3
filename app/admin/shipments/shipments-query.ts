import { type ShipmentState, shipmentStates } from '#features/shipments/shipment.ts'
import { placeText, type RowPlace, readPlace, readSearch } from '../components/cursor.ts'

export type ShipmentsAsk = {
  state: ShipmentState | undefined
  search: string
  after: RowPlace | undefined
}

/** What an address asks of the list of freight; nonsense is read as if it were not there. */
export function readShipmentsAsk(params: URLSearchParams): ShipmentsAsk {
  return {
    state: shipmentStates.find((one) => one === params.get('state')),
    search: readSearch(params),
    after: readPlace(params.get('after') ?? ''),
  }
}

export function shipmentsPath({ state, search, after }: ShipmentsAsk): string {
  const params = new URLSearchParams()
  if (state) params.set('state', state)
  if (search) params.set('q', search)
  if (after) params.set('after', placeText(after))
  const query = params.toString()
  return query ? `/admin/freight?${query}` : '/admin/freight'
}
