import type { Context, Db, Tx } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import type { Content, Problem } from './entry.ts'

/**
 * What uses something, by its name and how often, as facts for the sentence; of 0 nothing is said. Cars are counted on their first
 * `day`, one of so many `days`.
 */
export type Uses = Record<string, string | number>

/** Why something cannot be unpublished: what uses it. */
type UsedElsewhere = { reason: 'still-needed'; facts: Uses }

/** The context of a check: the live id of the content, if it has one, and the instant. */
export type CheckedOver = { liveId: string | undefined; now: Date }

/**
 * A kind of content, as its feature defines it. This is all that the engine needs: drafts, versions and
 * scheduling are the same for all kinds.
 */
export type EntryKind = {
  name: string
  /** The content of a new one. Kinds whose number is fixed, such as countries, have none. */
  begun?: () => Omit<Content, 'slug'>
  /** What a new one begins with where that depends on the database, read when it is created; else `begun` gives it. */
  beginFrom?: (db: Db) => Promise<Omit<Content, 'slug'>>
  /** The places of its texts, which are translated, in the order in which they are read: 'days.*.title'. */
  texts?: readonly string[]
  /**
   * Those of its texts that are shown in English once the English has changed, until they are translated again: rules, warnings
   * and terms. Others keep the translation of the former text meanwhile.
   */
  strictTexts?: readonly string[]
  /** Keys of its content that speak of this one alone: a copy begins them as a new one does. */
  ofOneOnly?: readonly string[]
  /** Its title for staff; empty while it has none. */
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
   * Returns its live id.
   */
  publish(ctx: Context, tx: Tx, content: Content, liveId: string | undefined): Promise<string>
  /** Everything that uses what is public: while there is something, it is not unpublished and not moved to the trash. */
  usedBy?: (ctx: Context, db: Db, liveId: string) => Promise<Uses>
  /** Whether what is public never changes any more, because something was agreed under it: nothing is saved over it. */
  isFrozen?: (db: Db, liveId: string) => Promise<boolean>
  /** Unpublishes it. Kinds that are always public have none. */
  unpublish?: (ctx: Context, tx: Tx, liveId: string) => Promise<Outcome<undefined, UsedElsewhere>>
  /** The instant from which visitors read it, where the content sets one: a preview shows it as it is then. */
  readFrom?: (content: Content) => Date | undefined
  /** Everything public, each as the content that would publish it: for creating the entries of earlier content. */
  listLive(db: Db): Promise<{ liveId: string; content: Content }[]>
}
