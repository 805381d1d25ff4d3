import type { ServerBuild } from 'react-router'
import type { RouteContext } from '#app/context.ts'
import { faultOf, isMeant } from '#app/faults.server.ts'
import { requestNotesKey } from '#app/request-notes.ts'
import { wordsByPattern } from './http/site-routes.ts'

type PartsByPattern = ReadonlyMap<string, readonly string[]>
type PageArgs = { context: RouteContext; pattern: string }
type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']
type Middleware = NonNullable<RouteModule['middleware']>[number]

/**
 * The router's build with every loader, action and middleware guarded: unexpected errors are logged once, and the
 * error page gets the reference of the log line, never the error itself. The pattern of the page's route, and the parts of words
 * that it and its layouts name, are added to the request's notes.
 */
export function guardBuild(build: ServerBuild): ServerBuild {
  const routes: ServerBuild['routes'] = {}
  const words = wordsByPattern(build.routes)
  for (const [id, route] of Object.entries(build.routes))
    if (route) routes[id] = { ...route, module: guardModule(route.module, words) }
  return { ...build, routes }
}

function guardModule(module: RouteModule, words: PartsByPattern): RouteModule {
  const { loader, action, middleware } = module
  const guarded = { ...module }
  if (loader) guarded.loader = (args) => guard(args, words, () => loader(args))
  if (action) guarded.action = (args) => guard(args, words, () => action(args))
  if (middleware) {
    guarded.middleware = middleware.map(
      (step): Middleware =>
        (args, next) =>
          guard(args, words, () => step(args, next)),
    )
  }
  return guarded
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
