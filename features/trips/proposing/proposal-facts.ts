import type { VisitorFee } from '#features/places/visitor-fee.ts'
import type { ProposedPlace } from '#features/proposals/proposal-content.ts'
import type { ShownService } from '#features/suppliers/supplier-service.ts'

/** What a proposal shows besides the rows of its version; services as a customer may know them, but for their supplier. */
export type ProposalFacts = {
  places: ReadonlyMap<string, ProposedPlace>
  connections: readonly { fromId: string; toId: string; minutes: number; km: number }[]
  services: ReadonlyMap<number, ShownService>
  fees: ReadonlyMap<string, VisitorFee>
  rwfPerUsd: number
}
