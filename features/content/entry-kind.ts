import type { Context, Db, Tx } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import type { Content, Problem } from './entry.ts'

/** Why something cannot be unpublished: what uses it, as facts for the sentence, or that it is never unpublished. */
type StillNeeded = { reason: 'still-needed'; facts: Record<string, string | number> } | { reason: 'stays-public' }

/** What a content is checked against besides itself: the id under which it lives already, if it does, and the instant. */
export type CheckedOver = { liveId: string | undefined; now: Date }

/**
 * A kind of content, as its feature defines it. This is all that the engine needs: drafts, versions and
 * scheduling are the same for all kinds.
 */
export type EntryKind = {
  name: string
  /** What a new one begins with. Kinds whose number is fixed, such as countries, have none. */
  begun?: () => Omit<Content, 'slug'>
  /** What a new one begins with where that depends on the database, read when it is created; else `begun` gives it. */
  beginFrom?: (db: Db) => Promise<Omit<Content, 'slug'>>
  /** Keys of its content that speak of this one alone: a copy begins them as a new one does. */
  ofOneOnly?: readonly string[]
  /** The words by which staff know it; empty while it has none. */
  titleOf(content: Content): string
  /** Where visitors read it, once it is published. */
  pathOf(content: Content): string
  /**
   * All problems of publishing it over what is public, and all warnings; never throws on an incomplete
   * content.
   */
  check(db: Db, content: Content, over?: CheckedOver): Promise<Problem[]>
  /**
   * Locks what its promises depend on until the transaction ends, so that what `check` finds stays
   * true until it is public. Called on what is public already, before the check; never throws on an incomplete content.
   */
  lockForPublish?: (ctx: Context, tx: Tx, content: Content, liveId: string) => Promise<void>
  /**
   * Publishes a checked content over what was there under `liveId`, and invalidates the pages that show it.
   * Answers the id under which it lives.
   */
  publish(ctx: Context, tx: Tx, content: Content, liveId: string | undefined): Promise<string>
  /** Takes it from the site. Kinds that are always public have none. */
  unpublish?: (ctx: Context, tx: Tx, liveId: string) => Promise<Outcome<undefined, StillNeeded>>
  /** The instant from which visitors read it, where the content sets one: a preview shows it as it is then. */
  readFrom?: (content: Content) => Date | undefined
  /** What is public, each as the content that would make it so: begins the entries of what was there before. */
  listLive(db: Db): Promise<{ liveId: string; content: Content }[]>
}
