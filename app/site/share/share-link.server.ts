import { createHash } from 'node:crypto'
import type { RouteContext } from '../../context.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { type CardScreen, screenCard } from './screen-cards.ts'
import type { ShareCard } from './share-cards.ts'
import type { ShareKind } from './share-kinds.ts'

/** The picture of a page where its address is shared, and what it says in words. */
export type ShareLink = { href: string; alt: string }

/**
 * The address of the picture of a shared page. It ends with a version that follows from what the picture shows, so that networks fetch
 * it anew when a name or a price changes. The server does not read the version: each page has one picture.
 */
export function shareLink(kind: ShareKind, slug: string, card: ShareCard): ShareLink {
  const version = createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 8)
  return { href: `/share/${kind}/${slug}.png?v=${version}`, alt: [card.title, card.line].filter(Boolean).join('. ') }
}

/** The same of a screen that is about no single thing, in the language of the page. */
export const screenLink = (context: RouteContext, name: CardScreen): ShareLink =>
  shareLink('screen', name, screenCard(name, wordsReader(context)))
