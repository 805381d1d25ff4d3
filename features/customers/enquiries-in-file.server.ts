import { listEnquiryEvents } from '#features/enquiries/reads-admin.server.ts'
import { listProposalsOfEnquiries } from '#features/proposals/reads-accepted.server.ts'
import { listShipmentsOf } from '#features/shipments/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { actorInFile } from './customer-file.ts'

/** Enquiries as the customer gets them: their timelines, the freight that was priced for them, and the proposals as they were sent. */
export async function enquiriesInFile<Listed extends { id: string }>(db: Db, enquiries: readonly Listed[]) {
  const shipments = await listShipmentsOf(
    db,
    enquiries.map(({ id }) => id),
  )
  const proposals = await listProposalsOfEnquiries(
    db,
    enquiries.map(({ id }) => id),
  )
  const timelines = new Map<string, Awaited<ReturnType<typeof timelineOf>>>()
  for (const { id } of enquiries) timelines.set(id, await timelineOf(db, id))
  return enquiries.map(({ id, ...enquiry }) => ({
    ...enquiry,
    timeline: timelines.get(id) ?? [],
    proposals: proposals
      .filter(({ enquiryId }) => enquiryId === id)
      .map(({ enquiryId: _, acceptedTotalMinor, ...proposal }) => ({
        ...proposal,
        acceptedTotal: acceptedTotalMinor === null ? null : { minor: acceptedTotalMinor, currency: 'USD' },
      })),
    freight: shipments.filter(({ enquiryId }) => enquiryId === id).map(shipmentInFile),
  }))
}

/** Names of staff are hidden, also in assignments. */
const timelineOf = async (db: Db, id: string) =>
  (await listEnquiryEvents(db, id)).map(({ at, actor, event, text }) => ({
    at,
    actor: actorInFile(actor),
    event,
    text: event === 'assign' ? '' : text,
  }))

type StoredShipment = Awaited<ReturnType<typeof listShipmentsOf>>[number]

/** The quoted price; the operator's margin is inside the total. */
function shipmentInFile({
  id: _,
  enquiryId: _enquiry,
  version: _version,
  lines: _lines,
  totalMinor,
  events,
  ...fields
}: StoredShipment) {
  const { reference: _reference, name: _name, email: _email, ...shipment } = fields
  const usd = (minor: number) => ({ minor, currency: 'USD' })
  return {
    ...shipment,
    total: usd(totalMinor),
    timeline: events.map(({ at, actor, event, text, totalMinor: minor }) => ({
      at,
      actor: actorInFile(actor),
      event,
      text,
      total: usd(minor),
    })),
  }
}
