import { isRouteErrorResponse, Link, Outlet, type ShouldRevalidateFunctionArgs, useLocation, useNavigation } from 'react-router'
import { countBookingsByState } from '#features/bookings/reads.server.ts'
import { countWaitingEnquiries } from '#features/enquiries/reads-admin.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import { contextOf } from '../context.ts'
import { useWords } from '../languages/use-words.ts'
import { isConnectionError } from '../shared/connection-error.ts'
import { ErrorScreen, ErrorWords } from '../shared/error-screen.tsx'
import { languageOf, setLanguage } from '../shared/page-words.server.ts'
import { LoadingPage } from '../ui/loading.tsx'
import type { RouteHandle } from '../ui/route-handle.ts'
import { frameAdminWords } from '../words/admin/frame.ts'
import type { Route } from './+types/layout.ts'
import { admit, mustBeSignedIn } from './admit.server.ts'
import { AuthProvider } from './auth/auth.tsx'
import { onlyDialog } from './components/dialogs/dialog-address.ts'
import { useDocumentIn } from './layout/document-in.ts'
import { useEscapeCloses } from './layout/escape-closes.ts'
import { useListState } from './layout/list-state.ts'
import { Sidebar } from './layout/sidebar.tsx'

/**
 * Lets only signed-in staff pass, to whatever page of the admin area, and words it in their language. A session with a new end gets its
 * cookie again.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const found = await mustBeSignedIn(args)
    setLanguage(args.context, found.language)
    const response = await next()
    for (const cookie of found.cookies) response.headers.append('Set-Cookie', cookie)
    return response
  },
]

/** Who is not signed in is redirected before anything is rendered. Staff have no render limit. */
export const handle = { cost: 0 } satisfies RouteHandle

/** It also makes a client-side navigation ask the server, and with it the middleware. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'self:write')
  const { mustAddFactor } = await mustBeSignedIn(args)
  const { db } = contextOf(args.context)
  const [{ company }, states, enquiries] = await Promise.all([
    findSettings(db),
    may(staff.role, 'bookings:read') ? countBookingsByState(db, ['requested', 'on-hold', 'pending']) : undefined,
    may(staff.role, 'enquiries:read') ? countWaitingEnquiries(db) : 0,
  ])
  return {
    staff,
    language: languageOf(args.context),
    mustAddFactor,
    company: company.name,
    waiting: { bookings: (states?.requested ?? 0) + (states?.['on-hold'] ?? 0) + (states?.pending ?? 0), enquiries },
  }
}

/** The count in the sidebar is loaded with every navigation, except for opening a dialog. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined || !onlyDialog(currentUrl, nextUrl)

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  // Another address is another screen, even of the same route, so that what was typed for one customer is never in the form of
  // the next.
  const { pathname } = useLocation()
  return (
    <AdminShell {...loaderData}>
      <Outlet key={pathname} />
    </AdminShell>
  )
}

type AdminProps = Route.ComponentProps['loaderData'] & { children: React.ReactNode }

function AdminShell({ staff, language, mustAddFactor, company, waiting, children }: AdminProps) {
  const frame = useWords(frameAdminWords)
  const busy = useNavigation().state === 'loading'
  const pressed = useListState()
  useEscapeCloses()
  useDocumentIn(language)
  return (
    <AuthProvider staff={staff} mustAddFactor={mustAddFactor}>
      <a className="skip" href="#main">
        {frame.skip}
      </a>
      <div className="admin-layout" onClickCapture={pressed}>
        <Sidebar company={company} waiting={waiting} />
        <main id="main" tabIndex={-1} aria-busy={busy}>
          <LoadingPage word={frame.loading} />
          {children}
        </main>
      </div>
    </AuthProvider>
  )
}

/** A page that is missing, not permitted or did not load keeps the admin area around it; any other error is shown plainly. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const meant = isRouteErrorResponse(error) && (error.status === 403 || error.status === 404)
  const lost = isConnectionError(error)
  if (!loaderData || !(meant || lost)) return <ErrorScreen error={error} />
  return <AdminShell {...loaderData}>{meant ? <Refused status={error.status} /> : <ErrorWords error={error} />}</AdminShell>
}

/** A page that does not exist or is not permitted, in a sentence with a link. */
function Refused({ status }: { status: number }) {
  const frame = useWords(frameAdminWords)
  const { title, text } = status === 403 ? frame.refused.forbidden : frame.refused.missing
  return (
    <section className="empty">
      <title>{frame.pageTitle({ screen: title })}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <Link className="btn line" to="/admin">
        {frame.refused.back}
      </Link>
    </section>
  )
}
