/** The plan of the code: tests/house.test.ts compares the code with it. A change here is a decision. */

/** A room may import the rooms named beside it, and nothing else. Test files belong to `tests`, wherever they are. */
export const rooms: Record<string, readonly string[]> = {
  values: [],
  artwork: [],
  platform: ['values'],
  features: ['values', 'artwork', 'platform'],
  app: ['values', 'artwork', 'platform', 'features'],
  db: ['values', 'artwork', 'features'],
  server: ['values', 'artwork', 'platform', 'features', 'app', 'db'],
  scripts: ['values', 'artwork', 'platform', 'features', 'app', 'db', 'server', 'tests'],
  bench: ['values', 'artwork', 'platform', 'features', 'app', 'db', 'server', 'scripts', 'tests'],
  drills: ['values', 'artwork', 'platform', 'features', 'app', 'db', 'server', 'scripts', 'bench', 'tests'],
  tests: ['values', 'artwork', 'platform', 'features', 'app', 'db', 'server', 'scripts', 'bench', 'drills'],
}

/** Rooms in which no file and no folder may need itself by way of others. */
export const withoutCycles = ['app', 'features', 'platform', 'values', 'server', 'db', 'artwork']

/** Rooms of data and drawing: of a feature they know its pure files only. */
export const dataRooms = ['db']

/** Inside app, who may import whom. Site and admin meet in `shared`, `ui` and `words`, never in each other. */
export const app: Record<string, readonly string[]> = {
  'context.ts': [],
  'request-notes.ts': [],
  'content-routes.ts': ['admin'],
  'supplier-routes.ts': [],
  'routes.ts': ['content-routes.ts', 'supplier-routes.ts'],
  'entry.client.tsx': [],
  'faults.server.ts': ['context.ts', 'request-notes.ts'],
  'entry.server.tsx': ['shared', 'faults.server.ts', 'context.ts', 'request-notes.ts'],
  'root.tsx': ['ui', 'languages', 'shared', 'words', 'context.ts', 'request-notes.ts'],
  languages: [],
  words: ['languages'],
  ui: [],
  shared: ['ui', 'languages', 'words', 'context.ts', 'request-notes.ts'],
  site: ['ui', 'languages', 'shared', 'words', 'context.ts', 'request-notes.ts'],
  admin: ['ui', 'languages', 'shared', 'words', 'context.ts', 'request-notes.ts'],
  api: ['ui', 'languages', 'shared', 'words', 'context.ts', 'request-notes.ts'],
}

/** Parts of app with stricter rules: `ui` imports no feature at all, `words` only the types of features. */
export const knowsNoFeature = ['ui']
export const knowsFeatureTypes = ['words']

type FeaturePlan = { readonly tables: readonly string[]; readonly uses: readonly string[] }

/**
 * Each feature: the tables it alone writes, and the features it may use and join to. Read from the top: a line names only
 * lines above it, so there are no cycles, and no name is there without need.
 */
// biome-ignore format: it is read as a table
export const features: Record<string, FeaturePlan> = {
  stock: { tables: ['stock_days', 'stock_claims', 'stock_waiting'], uses: [] },
  payments: { tables: ['payments', 'payment_events'], uses: [] },
  'audit-log': { tables: ['audit_log'], uses: ['payments'] },
  settings: { tables: ['settings'], uses: ['audit-log', 'payments'] },
  alerts: { tables: ['alerts'], uses: [] },
  content: { tables: ['entries', 'entry_versions', 'text_changes', 'redirects'], uses: ['audit-log', 'alerts'] },
  media: { tables: ['pictures'], uses: ['audit-log', 'content'] },
  backups: { tables: ['last_backup'], uses: ['alerts', 'media'] },
  pages: { tables: ['pages', 'terms_versions', 'terms_translations'], uses: ['content', 'media', 'settings'] },
  translations: { tables: ['translations', 'interface_messages'], uses: ['audit-log', 'content', 'pages'] },
  places: { tables: ['countries', 'places', 'parks', 'visitor_fees', 'country_guides', 'park_guides', 'legs'], uses: ['content', 'media'] },
  blog: { tables: ['posts'], uses: ['content', 'media', 'pages'] },
  pilgrimage: { tables: ['feasts', 'shrines'], uses: ['content', 'places'] },
  community: { tables: ['experiences', 'community_guides'], uses: ['content', 'places'] },
  freight: { tables: ['freight_lanes'], uses: ['content'] },
  'rate-limits': { tables: ['rate_limit_hits'], uses: [] },
  emails: { tables: ['emails', 'email_texts', 'email_text_translations', 'email_templates'], uses: ['audit-log', 'settings', 'pages'] },
  staff: { tables: ['staff', 'staff_sessions', 'staff_accounts', 'staff_verifications', 'staff_tries', 'staff_keys', 'staff_authenticators', 'staff_recovery_codes',
                         'staff_passkeys', 'staff_provider_tokens', 'admin_profiles'],
                uses: ['settings', 'rate-limits', 'emails', 'audit-log'] },
  autosave: { tables: ['autosaves'], uses: [] },
  'saved-views': { tables: ['saved_views'], uses: ['staff'] },
  'failed-jobs': { tables: [], uses: ['audit-log'] },
  analytics: { tables: ['visitor_stats', 'visitor_devices', 'visitor_days', 'visitor_pages', 'visitor_sources', 'visitor_ledgers'], uses: [] },
  enquiries: { tables: ['enquiries', 'subscribers', 'enquiry_events', 'canned_replies'], uses: ['audit-log', 'settings', 'emails', 'staff', 'analytics'] },
  shipments: { tables: ['shipments', 'shipment_events'], uses: ['freight', 'settings', 'emails', 'enquiries'] },
  pricing: { tables: ['extras', 'discount_codes', 'discount_uses'], uses: ['content', 'translations', 'places'] },
  hotels: { tables: ['hotels', 'hotel_rooms', 'hotel_rates'], uses: ['places', 'stock', 'audit-log', 'content', 'media', 'pricing'] },
  cars: { tables: ['vehicle_classes'], uses: ['stock', 'pricing', 'content', 'media'] },
  packages: { tables: ['packages', 'package_days', 'package_prices', 'package_fees'], uses: ['content', 'pages', 'places', 'pricing', 'hotels', 'media'] },
  testimonials: { tables: ['testimonials'], uses: ['content', 'hotels', 'packages'] },
  navigation: { tables: ['menus', 'banners'], uses: ['content', 'pages', 'places', 'packages'] },
  crew: { tables: ['guides', 'cars', 'assignments', 'departure_crew'], uses: ['audit-log', 'stock', 'cars'] },
  suppliers: { tables: ['suppliers', 'supplier_contracts', 'supplier_services', 'supplier_rates', 'supplier_supplements', 'supplier_closures', 'fx_rates'],
               uses: ['audit-log', 'places', 'pricing', 'hotels'] },
  permits: { tables: ['authorities', 'authority_fees', 'authority_classes', 'authority_terms', 'permit_lots', 'permits', 'permit_refunds', 'permit_moves', 'permit_allowances', 'permit_closed_days', 'authority_credits'], uses: ['audit-log', 'alerts', 'places', 'stock'] },
  departures: { tables: ['departures', 'departure_visits'], uses: ['content', 'places', 'stock', 'packages', 'audit-log', 'pricing', 'crew', 'permits'] },
  orders: { tables: [], uses: ['content', 'places', 'stock', 'settings', 'pricing', 'hotels', 'cars', 'packages', 'crew', 'departures'] },
  newsletter: { tables: ['newsletter_issues', 'newsletter_texts'], uses: ['audit-log', 'settings', 'content', 'pages', 'translations', 'emails', 'enquiries', 'packages'] },
  quotes: { tables: ['quotes'], uses: ['pricing', 'packages', 'orders'] },
  proposals: { tables: ['proposals'], uses: ['audit-log', 'settings', 'emails', 'staff', 'enquiries', 'places', 'pricing', 'packages', 'orders'] },
  bookings: { tables: ['bookings', 'booking_holders', 'booking_drafts', 'booking_travellers', 'booking_lines', 'booking_events', 'booking_parts', 'booking_purchases'],
                uses: ['places', 'stock', 'settings', 'pages', 'translations', 'rate-limits', 'emails', 'analytics', 'enquiries', 'alerts', 'pricing', 'hotels', 'packages', 'departures', 'orders', 'quotes', 'proposals', 'payments', 'permits'] },
  costs: { tables: ['package_services', 'package_service_alternatives', 'extra_services'], uses: ['audit-log', 'pricing', 'suppliers', 'packages', 'orders', 'bookings'] },
  trips: { tables: ['trips', 'trip_versions', 'trip_days', 'trip_items'],
           uses: ['audit-log', 'settings', 'staff', 'enquiries', 'stock', 'places', 'pricing', 'packages', 'suppliers', 'orders', 'proposals', 'bookings', 'costs'] },
  mailings: { tables: ['mailings'], uses: ['audit-log', 'settings', 'pages', 'emails', 'enquiries', 'bookings'] },
  travellers: { tables: ['traveller_details', 'booking_flights', 'booking_without_flights', 'detail_openings'], uses: ['audit-log', 'alerts', 'emails', 'places', 'pricing', 'permits', 'proposals', 'bookings', 'trips'] },
  roster: { tables: ['crew_requirements', 'handovers'],
            uses: ['audit-log', 'alerts', 'settings', 'emails', 'places', 'stock', 'pricing', 'hotels', 'cars', 'packages', 'crew', 'suppliers', 'permits', 'departures', 'orders', 'proposals', 'bookings', 'costs', 'trips', 'travellers'] },
  tasks: { tables: ['tasks'], uses: ['settings', 'alerts', 'content', 'backups', 'emails', 'staff', 'crew', 'proposals', 'bookings', 'roster'] },
  documents: { tables: [], uses: ['places', 'content', 'translations', 'media', 'settings', 'emails', 'pricing', 'cars', 'packages', 'proposals', 'stock', 'payments', 'bookings'] },
  supply: { tables: ['supply_runs', 'supplier_orders', 'supplier_order_lines', 'supplier_messages', 'supplier_replies', 'supply_choices'],
            uses: ['audit-log', 'alerts', 'settings', 'emails', 'places', 'stock', 'pricing', 'hotels', 'packages', 'crew', 'suppliers', 'departures', 'orders', 'proposals', 'bookings', 'costs', 'trips', 'travellers', 'roster', 'documents'] },
  payables: { tables: ['payable_lines', 'payables', 'supplier_invoices', 'invoice_matches', 'payments_out', 'payment_allocations', 'payable_settings'],
              uses: ['audit-log', 'places', 'pricing', 'crew', 'suppliers', 'permits', 'payments', 'bookings', 'costs', 'travellers', 'roster', 'supply'] },
  day: { tables: [], uses: ['alerts', 'settings', 'places', 'pricing', 'hotels', 'packages', 'crew', 'suppliers', 'permits', 'departures', 'orders', 'bookings', 'travellers', 'roster', 'supply'] },
  'content-kinds': { tables: [], uses: ['places', 'content', 'blog', 'packages', 'departures', 'bookings', 'hotels', 'pilgrimage', 'community', 'freight', 'pricing', 'cars', 'pages', 'navigation', 'testimonials', 'translations', 'permits', 'suppliers'] },
  search: { tables: ['search_documents', 'search_words', 'search_misses', 'search_language_documents', 'search_language_words', 'search_language_misses'],
            uses: ['settings', 'content', 'translations', 'places', 'pages', 'blog', 'pilgrimage', 'community', 'freight', 'hotels', 'cars', 'packages', 'content-kinds'] },
  customers: { tables: [], uses: ['settings', 'emails', 'audit-log', 'autosave', 'enquiries', 'alerts', 'proposals', 'payments', 'bookings', 'tasks', 'travellers', 'roster', 'supply', 'shipments'] },
  reports: { tables: [], uses: ['stock', 'payments', 'places', 'analytics', 'staff', 'emails', 'enquiries', 'pricing', 'hotels', 'cars', 'packages', 'crew', 'permits', 'departures', 'proposals', 'bookings', 'trips', 'travellers'] },
  'demo-bookings': { tables: [], uses: ['crew', 'emails', 'enquiries', 'alerts', 'payments', 'bookings', 'travellers', 'supply', 'payables'] },
}

/** The tables of the tools themselves: jobs that wait, and which migrations have run. */
export const platformTables: readonly string[] = ['jobs', 'job_clock', 'migrations']

/**
 * The entry of stock: the one file that holds it, the feature that may use it, and the table with the function that adds to it.
 */
export const stockEntry = {
  file: 'features/stock/hold-stock.server.ts',
  usedBy: 'bookings',
  table: 'stock_claims',
  writer: 'insertClaims',
}

/** Packages that a pure file may import. Everything else does IO, and belongs in a .server file. */
export const purePackages: readonly string[] = ['zod']
/** Packages whose types a pure file may name: types are gone when it runs. */
export const pureTypes: readonly string[] = ['kysely', 'react']

/** Packages that reach a visitor's browser. Each has its price on a weak link; zod alone would be a third of the budget. */
export const browserPackages: readonly string[] = ['react', 'react-dom', 'react-router', 'lucide-static']
/** The editor of texts, and the one folder that may know it: it is larger than a page, and only who writes a text fetches it. */
// biome-ignore format: it is read as a list
export const adminPackages: readonly string[] = ['@tiptap/core', '@tiptap/extension-table', '@tiptap/pm', '@tiptap/react', '@tiptap/starter-kit']
export const adminPackagesAt = 'app/admin/editor/'
/** Parts of app whose files reach a browser, and those of them that reach a visitor's. */
export const browserParts = ['site', 'admin', 'shared', 'ui', 'languages', 'words', 'root.tsx', 'entry.client.tsx']
export const publicParts = ['site', 'shared', 'ui', 'languages', 'words', 'root.tsx', 'entry.client.tsx']
/** The exports of a page that React Router takes out before it reaches a browser. */
export const serverExports = ['loader', 'action', 'middleware', 'headers']

/**
 * The admin area: its layout, the function that lets somebody in, and the pages that are open to everyone, each with its reason.
 */
export const admin = {
  layout: 'app/admin/layout.tsx',
  admit: { name: 'admit', file: 'app/admin/admit.server.ts' },
  open: {
    'app/admin/login/login.tsx': 'it is how somebody gets a permission at all',
    'app/admin/login/provider.tsx': 'it begins a sign-in with the provider of identities',
    'app/admin/login/provider-back.tsx': 'the provider sends people back here, who are signed in by it',
    'app/admin/login/code.tsx': 'it asks for the second factor of somebody who is not in yet',
    'app/admin/login/passkey.ts': 'it is another way in',
    'app/admin/login/link.tsx': 'the letter that signs in is asked for and opened by who is not signed in',
    'app/admin/login/reset.tsx': 'who forgot their password is not signed in',
    'app/admin/login/join.tsx': 'who was invited has no password yet',
    'app/admin/login/sign-out.ts': 'nobody is kept in',
  } as Record<string, string>,
}

/** Which files may send requests to other machines: what each requests, and who sets the address. All others go through these. */
export const reachesOut: Record<string, string> = {
  'platform/files/s3-client.server.ts': 'the store of pictures and backups, at the address in the settings',
  'app/shared/guard-fields.tsx': 'the stamp of a form, from the browser, of this site',
  'app/shared/search/use-suggestions.ts': 'suggestions, from the browser, of this site',
  'app/shared/error-screen.tsx': 'whether this site answers, from the browser',
  'app/shared/maps/drawn-map.tsx': 'a map, from the browser, of this site',
  'app/site/proposals/report-seen.tsx': 'that a proposal was read, from the browser, to this site',
  'app/ui/record-visit.tsx': 'a visit is told, from the browser, to this site',
  'app/admin/editor/pictures/library-dialog.tsx': 'the pictures there are, from the browser, of this site',
  'app/admin/packages/route-pane.tsx': 'the drawing of a road, from the browser, of this site',
  'app/admin/search/use-results.ts': 'what is found, from the browser, of this site',
  'app/admin/auth/other-tabs.ts': 'who is signed in, from the browser, of this site',
  'app/admin/login/request-passkey.ts': 'a passkey’s question, from the browser, of this site',
  'app/admin/autosave/use-autosave.ts': 'what is typed is kept, from the browser, by this site',
}

/** The only folders that may read what suppliers charge us, and what comes of it: those of features among them too (docs/rates.md). */
export const readsCosts = [
  'features/suppliers/',
  'features/costs/',
  'features/trips/',
  'features/payables/',
  // It removes them with the demo bookings.
  'features/demo-bookings/',
  'app/admin/',
  'app/words/admin/',
]
/**
 * Folders that read costs, and whose other parts may be read by who reads none: tests search what suppliers and customers get for amounts.
 * The texts of rows list the names of services alone.
 */
export const besidesCosts = ['features/supply/', 'features/content-kinds/text-rows.server.ts']

export * from './former-words.ts'

export const mostLines = 300
/** Generated shapes, demo texts, migrations, which stay as they were when they ran, and the list of every address. */
export const mayBeLong = ['artwork/geometry/', 'db/demo/', 'db/migrations/', 'db/schema.sql', 'tests/links.test.ts']

/** From this migration on, what a running release may use is removed in two steps: docs/operations.md. */
export const oldestHeldMigration = 59
