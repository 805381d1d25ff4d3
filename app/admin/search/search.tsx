import { Form, Link } from 'react-router'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { searchAdminWords } from '../../words/admin/search.ts'
import { admit } from '../admit.server.ts'
import { AdminIcon } from '../components/admin-icon.tsx'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import type { Route } from './+types/search.ts'
import { loadFound } from './load-results.server.ts'
import { searchPath } from './search-result.ts'

/** The admin area’s search as a page of its own: for who has no JavaScript, and for an address that can be saved. */
export async function loader(args: Route.LoaderArgs) {
  const { role } = await admit(args, 'admin:read')
  return loadFound(contextOf(args.context), wordsReader(args.context), { role, typed: args.url.searchParams.get('q') })
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const words = useWords(searchAdminWords)
  const { text, groups, count } = loaderData
  return (
    <div className="search-page">
      <PageBar title={words.title} lede={text === '' ? words.lede : words.found({ count })} />
      <Form className="search-form everything" role="search" action={searchPath} key={text}>
        <label className="visually-hidden" htmlFor="everything">
          {words.label}
        </label>
        <input id="everything" name="q" type="search" defaultValue={text} placeholder={words.hint} maxLength={80} />
        <button className="btn" type="submit">
          <AdminIcon name="search" />
          {words.go}
        </button>
      </Form>
      {text !== '' && count === 0 && <p className="empty">{words.none({ typed: text })}</p>}
      <div className="found-page">
        {groups.map(({ id, title, items }) => (
          <Pane title={title} key={id}>
            <ul className="item-list">
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one booking may stand here for two of its travellers
                <li key={`${item.to} ${index}`}>
                  <span className="breaks">
                    <Link to={item.to}>
                      {item.title}
                      <span className="visually-hidden">, {[title, item.detail].filter(Boolean).join(', ')}</span>
                    </Link>
                    {item.detail && <small>{item.detail}</small>}
                  </span>
                </li>
              ))}
            </ul>
          </Pane>
        ))}
      </div>
    </div>
  )
}
