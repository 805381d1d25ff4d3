import { data } from 'react-router'
import { confirmNews } from '#features/enquiries/subscribers/confirm-news.server.ts'
import { contextOf } from '../../context.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { newsletterPages as words } from '../../words/newsletter-pages.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/newsletter-confirm.ts'
import { LinkPage } from './link-page.tsx'

export const handle = { sheets: ['enquiry'], query: ['key'] } satisfies PageHandle

/** Opening the page changes nothing: programs that scan mail open every link in it. */
export const loader = () => null

export async function action({ context, url }: Route.ActionArgs) {
  const confirmed = await confirmNews(contextOf(context), url.searchParams.get('key') ?? '')
  return confirmed.done ? data({ done: true }) : data({ done: false }, { status: 404 })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.confirm.title, description: words.description, unlisted: true })

export default function NewsletterConfirm({ actionData }: Route.ComponentProps) {
  return <LinkPage words={words.confirm} done={actionData?.done} />
}
