import type { ServerBuild } from 'react-router'
import type { RouteContext } from '#app/context.ts'
import { faultOf, isMeant } from '#app/faults.server.ts'
import { requestNotesKey } from '#app/request-notes.ts'
import { wordsByPattern } from './http/site-routes.ts'

type PartsByPattern = ReadonlyMap<string, readonly string[]>
type PageArgs = { context: RouteContext; pattern: string; url: URL }
type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']
type Middleware = NonNullable<RouteModule['middleware']>[number]

/**
 * The router's build with every loader, action and middleware guarded: unexpected errors are logged once, and the
 * error page gets the reference of the log line, never the error itself. The pattern of the page's route, and the parts of words
 * that it and its layouts name, are added to the request's notes. In front of all its addresses stands the basename, '/fr' or '/': the
 * `url` that a loader is given is without it, as the path in components is.
 */
export function guardBuild(build: ServerBuild, basename: string): ServerBuild {
  const routes: ServerBuild['routes'] = {}
  const words = wordsByPattern(build.routes)
  for (const [id, route] of Object.entries(build.routes))
    if (route) routes[id] = { ...route, module: guardModule(route.module, words, basename) }
  return { ...build, basename, routes }
}

function guardModule(module: RouteModule, words: PartsByPattern, basename: string): RouteModule {
  const { loader, action, middleware } = module
  const guarded = { ...module }
  const own = <Args extends PageArgs>(args: Args): Args => ({ ...args, url: without(basename, args.url) })
  if (loader) guarded.loader = (args) => guard(args, words, () => loader(own(args)))
  if (action) guarded.action = (args) => guard(args, words, () => action(own(args)))
  if (middleware) {
    guarded.middleware = middleware.map(
      (step): Middleware =>
        (args, next) =>
          guard(args, words, () => step(args, next)),
    )
  }
  return guarded
}

function without(basename: string, url: URL): URL {
  if (basename === '/') return url
  const own = new URL(url)
  own.pathname = url.pathname.slice(basename.length) || '/'
  return own
}

async function guard<Result>({ context, pattern }: PageArgs, words: PartsByPattern, run: () => Result): Promise<Awaited<Result>> {
  const notes = context.get(requestNotesKey)
  notes.route = `/${pattern.replace(/^\//, '')}`
  notes.words = words.get(notes.route) ?? []
  try {
    return await run()
  } catch (thrown) {
    throw isMeant(thrown) ? thrown : faultOf(thrown, context)
  }
}
