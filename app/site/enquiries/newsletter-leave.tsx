import { data } from 'react-router'
import { leaveNews } from '#features/enquiries/subscribers/leave-news.server.ts'
import { contextOf } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { newsletterPageWords } from '../../words/newsletter-pages.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/newsletter-leave.ts'
import { LinkPage } from './link-page.tsx'

export const handle = { sheets: ['enquiry'], query: ['reader', 'key'], words: ['newsletter-pages'] } satisfies PageHandle

export const loader = () => null

/** Everything the form needs is in its address, so a mail program can send it when its own button is pressed (RFC 8058). */
export async function action({ context, url }: Route.ActionArgs) {
  const { searchParams } = url
  const reader = { id: searchParams.get('reader') ?? '', key: searchParams.get('key') ?? '' }
  const left = await leaveNews(contextOf(context), reader)
  return left.done ? data({ done: true }) : data({ done: false }, { status: 404 })
}

export const meta: Route.MetaFunction = (args) => {
  const { leave, description } = wordsOfMatches(args.matches, newsletterPageWords)
  return pageMeta(args, { title: leave.title, description, unlisted: true })
}

export default function NewsletterLeave({ actionData }: Route.ComponentProps) {
  return <LinkPage words={useWords(newsletterPageWords).leave} done={actionData?.done} />
}
