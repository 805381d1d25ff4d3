import type { RouteConfigEntry } from '@react-router/dev/routes'
import {
  type ServerBuild,
  UNSAFE_withErrorBoundaryProps as withErrorProps,
  UNSAFE_withComponentProps as withProps,
} from 'react-router'
import * as entry from '#app/entry.server.tsx'
import routeTable from '#app/routes.ts'

type Routes = ServerBuild['routes']
type Module = NonNullable<Routes[string]>['module']

/** Every page of the site as the route table names it, put together without a build: for tests of all of them at once. */
export async function wholeSite(): Promise<ServerBuild> {
  const root: Routes = { root: { id: 'root', path: '', module: await pageOf('root.tsx') } }
  const routes = { ...root, ...Object.fromEntries(await routesOf(await routeTable, 'root')) }
  return {
    entry: { module: entry },
    routes,
    assets: { entry: { imports: [], module: '/assets/entry.js' }, routes: assetsOf(routes), url: '/assets/m.js', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
}

/** A page as the build has it: its parts are given what the router knows as their props. */
async function pageOf(file: string): Promise<Module> {
  const page = await import(/* @vite-ignore */ `../../app/${file}`)
  return {
    ...page,
    ...(page.default && { default: withProps(page.default) }),
    ...(page.ErrorBoundary && { ErrorBoundary: withErrorProps(page.ErrorBoundary) }),
  }
}

async function routesOf(entries: readonly RouteConfigEntry[], parentId: string): Promise<[string, Routes[string]][]> {
  const each = entries.map(async ({ id: own, file, path, index, children = [] }): Promise<[string, Routes[string]][]> => {
    const place = { ...(path !== undefined && { path }), ...(index !== undefined && { index }) }
    // As the build names it: a page with several addresses has a name for each.
    const id = own ?? file.replace(/\.tsx?$/, '')
    const route = { id, parentId, ...place, module: await pageOf(file) }
    return [[id, route], ...(await routesOf(children, id))]
  })
  return (await Promise.all(each)).flat()
}

function assetsOf(routes: Routes): ServerBuild['assets']['routes'] {
  const asset = {
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  }
  const each = Object.values(routes).flatMap((route) => {
    if (!route) return []
    const { module, ...place } = route
    const has = { hasLoader: 'loader' in module, hasAction: 'action' in module, hasErrorBoundary: 'ErrorBoundary' in module }
    return [[place.id, { ...place, ...asset, ...has, module: `/assets/${place.id}.js` }] as const]
  })
  return Object.fromEntries(each)
}
