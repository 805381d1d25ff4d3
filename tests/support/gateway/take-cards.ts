import { afterAll } from 'vitest'
import { openCardGateway } from '#platform/cards/card-gateway.server.ts'
import type { CardGateway } from '#platform/cards/card-gateway.ts'
import type { TestParts } from '../test-parts.ts'
import { type LocalGateway, openLocalGateway } from './local-gateway.ts'

/**
 * From now on the site of a test takes cards, at a local gateway on the test's own clock, which is closed after the file's
 * last test. Webhooks are not sent until the gateway has their address.
 */
export async function takeCards({
  ctx,
  clock,
}: Pick<TestParts, 'ctx' | 'clock'>): Promise<{ gateway: LocalGateway; cards: CardGateway }> {
  const gateway = await openLocalGateway({ now: () => clock.now() })
  const cards = openCardGateway(gateway.settings)
  ctx.cards = cards
  afterAll(gateway.close)
  return { gateway, cards }
}
