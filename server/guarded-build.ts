import type { ServerBuild } from 'react-router'
import type { RouteContext } from '#app/context.ts'
import { faultOf, isMeant } from '#app/faults.server.ts'
import { requestNotesKey } from '#app/request-notes.ts'

type PageArgs = { context: RouteContext; pattern: string }
type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']
type Middleware = NonNullable<RouteModule['middleware']>[number]

/**
 * The router's build with every loader, action and middleware guarded: unexpected errors are logged once, and the
 * error page gets the reference of the log line, never the error itself. The pattern of the page's route is added to the
 * request's notes.
 */
export function guardBuild(build: ServerBuild): ServerBuild {
  const routes: ServerBuild['routes'] = {}
  for (const [id, route] of Object.entries(build.routes)) if (route) routes[id] = { ...route, module: guardModule(route.module) }
  return { ...build, routes }
}

function guardModule(module: RouteModule): RouteModule {
  const { loader, action, middleware } = module
  const guarded = { ...module }
  if (loader) guarded.loader = (args) => guard(args, () => loader(args))
  if (action) guarded.action = (args) => guard(args, () => action(args))
  if (middleware) {
    guarded.middleware = middleware.map(
      (step): Middleware =>
        (args, next) =>
          guard(args, () => step(args, next)),
    )
  }
  return guarded
}

async function guard<Result>({ context, pattern }: PageArgs, run: () => Result): Promise<Awaited<Result>> {
  context.get(requestNotesKey).route = `/${pattern.replace(/^\//, '')}`
  try {
    return await run()
  } catch (thrown) {
    throw isMeant(thrown) ? thrown : faultOf(thrown, context)
  }
}
