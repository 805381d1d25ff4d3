import { listEnquiryEvents } from '#features/enquiries/reads-admin.server.ts'
import { listShipmentsOf } from '#features/shipments/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { whoDid } from './customer-file.ts'

/** Enquiries as their person gets them: what happened to each, and the freight that was priced for it. */
export async function enquiriesInFile<Kept extends { id: string }>(db: Db, enquiries: readonly Kept[]) {
  const shipments = await listShipmentsOf(
    db,
    enquiries.map(({ id }) => id),
  )
  const timelines = new Map<string, Awaited<ReturnType<typeof timelineOf>>>()
  for (const { id } of enquiries) timelines.set(id, await timelineOf(db, id))
  return enquiries.map(({ id, ...enquiry }) => ({
    ...enquiry,
    timeline: timelines.get(id) ?? [],
    freight: shipments.filter(({ enquiryId }) => enquiryId === id).map(shipmentInFile),
  }))
}

/** Whom of the staff it was given to is theirs, like everybody's name in it. */
const timelineOf = async (db: Db, id: string) =>
  (await listEnquiryEvents(db, id)).map(({ at, actor, event, text }) => ({
    at,
    actor: whoDid(actor),
    event,
    text: event === 'assign' ? '' : text,
  }))

type Kept = Awaited<ReturnType<typeof listShipmentsOf>>[number]

/** The price as it was told: what of it is the house's margin stands inside the total. */
function shipmentInFile({ id: _, enquiryId: _enquiry, version: _version, lines: _lines, totalMinor, events, ...kept }: Kept) {
  const { reference: _reference, name: _name, email: _email, ...shipment } = kept
  const usd = (minor: number) => ({ minor, currency: 'USD' })
  return {
    ...shipment,
    total: usd(totalMinor),
    timeline: events.map(({ at, actor, event, text, totalMinor: minor }) => ({
      at,
      actor: whoDid(actor),
      event,
      text,
      total: usd(minor),
    })),
  }
}
