import type { Kysely, RawBuilder, Transaction } from 'kysely'
import type { CardGateway } from './cards/card-gateway.ts'
import type { DocumentWords } from './languages/compact.ts'
import type { ReadWords } from './languages/read-words.ts'
import type { Source } from './languages/source.ts'
import type { Workers } from './workers/worker-task.ts'

/**
 * A connection that reads and writes: the pool, or one transaction on it; functions that take a Db do not care which.
 * It has no tables: a feature names the ones it may use with `db.withTables<…>()`, which the compiler enforces.
 */
export type Db = Kysely<NoTables>
export type Tx = Transaction<NoTables>
type NoTables = Record<never, never>

/** A job that waits as a row in the same transaction as the change it follows, and is safe to run twice. */
export type Jobs = {
  /** Adds a job to a queue; it runs soon after the transaction commits, not before `startAfter`. */
  add(tx: Tx, queue: string, data: Record<string, unknown>, options?: { startAfter?: Date }): Promise<void>
  /** Adds a job without data, unless one of its queue waits already: that one then waits for this transaction, too. */
  addOnce(tx: Tx, queue: string): Promise<void>
}

/** A file that goes with an email. */
export type Attachment = { filename: string; contentType: string; content: Buffer }

export type EmailContent = {
  to: string
  subject: string
  html: string
  text: string
  messageId: string
  /** Where an answer goes; without it to the sender of our mail. */
  replyTo?: string
  attachments?: readonly Attachment[]
  /** For emails to a list: the address at which a mail program takes its reader off it by one POST (RFC 8058). */
  leaveUrl?: string
}

export type Mail = {
  /** Whether emails are sent. Without a mail server they are stored for staff to read. */
  readonly delivers: boolean
  /** Hands one email to the mail server; throws when it does not accept it. */
  send(email: EmailContent): Promise<void>
}

export type PageCache = {
  /**
   * Invalidates tags inside the transaction that makes them stale: on commit every process drops the pages that depend on them.
   */
  invalidate(tx: Tx | Db, tags: readonly string[]): Promise<void>
}

/**
 * What loaders have read and other requests may use: public data only, and never for a decision.
 */
export type LoaderCache = {
  /**
   * The value cached under a key, or the result of `read`. Invalidating one of the tags drops it. It is shared: never change it.
   */
  read<Value>(key: string, tags: readonly string[], read: () => Promise<Value>): Promise<Value>
}

/** Keeps files that are not text of the database: on this machine's disk, or in a store that several machines share. */
export type Files = {
  /** Stores bytes under a key such as `pictures/k3x/640.avif`, replacing earlier ones: all of them or none. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** The bytes of a key; undefined where there is none. */
  get(key: string): Promise<Buffer<ArrayBuffer> | undefined>
  /** Removes a key, whether there is one or not. */
  delete(key: string): Promise<void>
}

/** Encrypts texts, so that somebody with the database alone cannot read them. */
export type Encryption = {
  /** The value decrypts only with the same `about`, so it is useless in another row. */
  encrypt(text: string, about: string): Buffer
  /** Throws, saying why, where a value was changed, moved, or encrypted under an unknown key. */
  decrypt(encrypted: Buffer, about: string): string
}

/** The current instant. Tests stop both clocks. */
export type Clock = {
  /** By this machine's clock: for pages, emails and everything that takes no stock. */
  now(): Date
  /**
   * By the database's clock, read again at each call: read after taking a lock, so that every process agrees on what has lapsed.
   */
  in(tx: Tx): Promise<Date>
  /** The same as a value of a statement that reads more besides. */
  nowSql(): RawBuilder<Date>
}

export type Log = {
  info(message: string, facts?: Record<string, unknown>): void
  warn(message: string, facts?: Record<string, unknown>): void
  error(message: string, facts?: Record<string, unknown>): void
}

/**
 * An identity provider (OpenID Connect) with which staff may sign in: besides our own methods, or instead of them without
 * `ownSignIn`. `name` is shown to staff.
 */
export type ProviderSettings = { issuer: string; clientId: string; clientSecret: string; name: string; ownSignIn: boolean }

/** The words of emails and documents. */
export type ContextWords = {
  /**
   * Reads these parts in a language. An email is in one language: where one of them is not whole in it, or it is unknown, all are English.
   */
  in(language: string, parts: readonly Source[]): ReadWords
  /** The address of a page of the site in a language, by its English one; the English one where the language is not public. */
  address(language: string, path: string): string
  /** The same words as plain data, for a worker process (`readPlainWords`). */
  plain(language: string, parts: readonly Source[]): DocumentWords
}

/** Everything an action may use besides its arguments. Built once in server/context.ts. */
export type Context = {
  db: Db
  jobs: Jobs
  mail: Mail
  /** Undefined where no gateway is set: cards are then not offered. */
  cards: CardGateway | undefined
  cache: PageCache
  /** Data that many pages read; never for a decision. */
  loaderCache: LoaderCache
  files: Files
  encryption: Encryption
  /** Pictures and documents are made by these, never in the process that serves. */
  workers: Workers
  words: ContextWords
  clock: Clock
  log: Log
  /**
   * `secret` signs the links that visitors hold; it never leaves the server. `formLimits`: whether submissions of forms are
   * limited. `identity`: undefined where staff sign in by our own methods alone. `embeddedDatabase`: whether the built-in
   * PostgreSQL is used.
   */
  config: {
    publicUrl: string
    secureCookies: boolean
    secret: string
    mailFrom: string
    formLimits: boolean
    identity: ProviderSettings | undefined
    embeddedDatabase: boolean
  }
}
