import { sql } from 'kysely'
import type { TextsByLanguage } from '#features/emails/text-in-language.ts'
import type { Db } from '#platform/context.ts'
import type { IssueState, NewsletterTables } from './tables.ts'

/**
 * An issue of the newsletter, and what it says in other languages than English. `readersCount`: how many readers it was addressed to when
 * sending began.
 */
export type Issue = {
  id: string
  subject: string
  body: string
  texts: TextsByLanguage
  journeys: readonly string[]
  state: IssueState
  version: number
  createdAt: Date
  changedAt: Date
  changedBy: string
  startedAt: Date | null
  readersCount: number | null
  finishedAt: Date | null
}

const issues = (db: Db) =>
  db
    .withTables<NewsletterTables>()
    .selectFrom('newsletter_issues')
    .select(['id', 'subject', 'body', 'journeys', 'state', 'version', 'created_at as createdAt', 'changed_at as changedAt'])
    .select(['changed_by as changedBy', 'started_at as startedAt', 'readers_count as readersCount', 'finished_at as finishedAt'])
    .select(
      sql<TextsByLanguage>`(
        select coalesce(jsonb_object_agg(t.language, jsonb_build_object('subject', t.subject, 'body', t.body)), '{}')
        from newsletter_texts t where t.issue_id = newsletter_issues.id)`.as('texts'),
    )

export async function findIssue(db: Db, id: string): Promise<Issue | undefined> {
  return issues(db).where('id', '=', id).executeTakeFirst()
}

export const issuesPerPage = 25

/** A page of issues, newest first, with one row more than a page if there are older ones. */
export async function listIssues(db: Db, before?: { at: Date; id: string }): Promise<Issue[]> {
  let rows = issues(db)
  if (before) rows = rows.where(sql<boolean>`(created_at, id) < (${before.at}, ${before.id}::uuid)`)
  return rows
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(issuesPerPage + 1)
    .execute()
}
