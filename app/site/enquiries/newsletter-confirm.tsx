import { data } from 'react-router'
import { confirmNews } from '#features/enquiries/subscribers/confirm-news.server.ts'
import { contextOf } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { newsletterPageWords } from '../../words/newsletter-pages.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/newsletter-confirm.ts'
import { LinkPage } from './link-page.tsx'

export const handle = { sheets: ['enquiry'], query: ['key'], words: ['newsletter-pages'] } satisfies PageHandle

/** Opening the page changes nothing: programs that scan mail open every link in it. */
export const loader = () => null

export async function action({ context, url }: Route.ActionArgs) {
  const confirmed = await confirmNews(contextOf(context), url.searchParams.get('key') ?? '')
  return confirmed.done ? data({ done: true }) : data({ done: false }, { status: 404 })
}

export const meta: Route.MetaFunction = (args) => {
  const { confirm, description } = wordsOfMatches(args.matches, newsletterPageWords)
  return pageMeta(args, { title: confirm.title, description, unlisted: true })
}

export default function NewsletterConfirm({ actionData }: Route.ComponentProps) {
  return <LinkPage words={useWords(newsletterPageWords).confirm} done={actionData?.done} />
}
