import { sql } from 'kysely'
import { Suspense } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  useRouteError,
} from 'react-router'
import { contextOf, sharePage } from '#app/context.ts'
import * as entry from '#app/entry.server.tsx'
import { TookTooLong } from '#app/faults.server.ts'

/** A site of a few pages, each with one thing to go right or wrong, to prove the server with and without the real pages. */

function Layout() {
  return (
    <html lang="en">
      <head>
        <title>A small site</title>
        <style dangerouslySetInnerHTML={{ __html: 'h1 { color: rebeccapurple }' }} />
      </head>
      <body>
        <Outlet />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{"@type":"TravelAgency"}' }} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function ErrorPage() {
  return (
    <html lang="en">
      <body>
        <p>{JSON.stringify(useRouteError())}</p>
      </body>
    </html>
  )
}

let renders = 0
export const renderCount = (): number => renders

const asker = sql<{ who: string }>`select current_user as who`

function Failing(): null {
  throw new Error('inner words of a part')
}

const modules = {
  shared: {
    loader: ({ context }: LoaderFunctionArgs) => {
      sharePage(context, ['shared'])
      return null
    },
    default: () => <h1>Shared {++renders}</h1>,
  },
  private: { default: () => <h1>Private {++renders}</h1> },
  database: {
    loader: async ({ context }: LoaderFunctionArgs) => (await asker.execute(contextOf(context).db)).rows,
    default: () => <h1>The database is there</h1>,
  },
  slow: {
    loader: ({ context }: LoaderFunctionArgs) =>
      contextOf(context)
        .db.transaction()
        .execute(async (tx) => {
          await sql`set local statement_timeout = '20ms'`.execute(tx)
          await sql`select pg_sleep(10)`.execute(tx)
          return null
        }),
    default: () => null,
  },
  fails: {
    loader: () => {
      throw new Error('inner words of the loader')
    },
    default: () => null,
  },
  'fails-to-render': {
    default: () => {
      throw new Error('inner words of the page')
    },
  },
  'renders-too-long': {
    default: () => {
      throw new TookTooLong('inner words of the page')
    },
  },
  'fails-in-part': {
    default: () => (
      <Suspense fallback="Loading...">
        <Failing />
      </Suspense>
    ),
  },
  form: {
    action: async ({ request, context }: ActionFunctionArgs) => {
      const form = await request.formData()
      await asker.execute(contextOf(context).db)
      return redirect(`/private?given=${form.get('given')}`)
    },
    default: () => <h1>Form</h1>,
  },
  address: { loader: ({ request }: LoaderFunctionArgs) => Response.json({ url: request.url, headers: [...request.headers] }) },
  'file-fails': {
    loader: () => {
      throw new Error('inner words of the file')
    },
  },
}

const route = { parentId: 'root', caseSensitive: undefined }
const asset = {
  hasAction: false,
  hasErrorBoundary: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
}

function assetsOf(ids: string[], withLoader: string[]): ServerBuild['assets'] {
  const routes = Object.fromEntries(
    ids.map((id) => {
      const place = id === 'root' ? { path: '' } : { path: id, parentId: 'root' }
      return [
        id,
        {
          id,
          ...place,
          ...asset,
          hasLoader: withLoader.includes(id),
          module: `/assets/${id}.js`,
          clientActionModule: undefined,
          clientLoaderModule: undefined,
          clientMiddlewareModule: undefined,
          hydrateFallbackModule: undefined,
        },
      ]
    }),
  )
  return { entry: { imports: [], module: '/assets/entry.js' }, routes, url: '/assets/manifest.js', version: '1' }
}

export const smallSite: ServerBuild = {
  entry: { module: entry },
  routes: {
    root: { id: 'root', path: '', module: { default: Layout, ErrorBoundary: ErrorPage } },
    ...Object.fromEntries(Object.entries(modules).map(([id, module]) => [id, { ...route, id, path: id, module }])),
  },
  assets: assetsOf(
    ['root', ...Object.keys(modules)],
    Object.entries(modules)
      .filter(([, module]) => 'loader' in module)
      .map(([id]) => id),
  ),
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}
