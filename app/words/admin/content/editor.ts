import type { EntryState, VersionEvent } from '#features/content/entry.ts'

/** What may use a page: one of it, and several. */
const users: Record<string, readonly [string, string]> = {
  bookings: ['booking', 'bookings'],
  'community visits': ['community experience', 'community experiences'],
  countries: ['country', 'countries'],
  departures: ['upcoming departure', 'upcoming departures'],
  hotels: ['hotel', 'hotels'],
  menus: ['menu', 'menus'],
  banners: ['banner', 'banners'],
  packages: ['package', 'packages'],
  parks: ['park', 'parks'],
  roads: ['road', 'roads'],
  shrines: ['shrine', 'shrines'],
}

/** '1 booking', '2 upcoming departures'; what is not a count of one thing is told as it is: '3 taken on 5 June 2027'. */
const usedBy = (what: string, count: string | number) => `${count} ${users[what]?.[count === 1 ? 0 : 1] ?? what}`

/** What every editor of the admin area says. */
export const editorWords = {
  whole: 'All fields',
  yes: 'Yes',
  no: 'No',
  nothing: 'empty',
  none: 'None',
  crumb: 'You are here',
  states: {
    draft: 'Draft',
    published: 'Published',
    changed: 'Unpublished changes',
    scheduled: 'Scheduled',
    trashed: 'Trash',
  } satisfies Record<EntryState, string>,
  saved: (when: string, by: string) => `Saved ${when} by ${by}`,
  saving: 'Saving',
  savedAt: (clock: string) => `Draft saved at ${clock}`,
  notSaved: 'Not saved yet. Trying again in a moment.',
  unsaved: 'Unsaved changes.',
  leave: 'Your changes could not be saved. Leave this page and lose them?',
  save: 'Save draft',
  preview: 'Preview',
  publish: 'Publish',
  publishChanges: 'Publish changes',
  onSite: 'View on website',
  more: 'More',
  parts: 'Editor sections',
  look: 'Preview',
  count: (length: number, most: number) => `${length} of ${most} characters.`,
  perLine: 'One per line.',
  pickNone: 'Choose one',
  pickAdd: 'Add one',
  slug: (folder: string, slug: string) => `Address: ${folder}/${slug}`,
  slugMoved: 'The old address will redirect here.',
  checks: {
    title: 'Publishing checklist',
    good: 'Ready to publish.',
    asSaved: 'For the last saved version.',
    stop: 'Must be fixed',
    note: 'Recommended',
    summary: (count: number) =>
      count === 1 ? 'Cannot publish: 1 field needs correction' : `Cannot publish: ${count} fields need correction`,
  },
  plan: {
    title: 'Schedule',
    at: 'Date and time (Kigali)',
    hint: 'Later changes are not included.',
    go: 'Schedule publishing',
    planned: (when: string) => `Publishes ${when.replace(/^on /, '')}.`,
    undo: 'Cancel schedule',
  },
  versions: {
    title: 'Versions',
    all: 'All versions',
    lede: (count: number) => (count === 1 ? '1 version saved.' : `${count} versions saved.`),
    event: { begun: 'Created', kept: 'Autosaved', saved: 'Saved', 'put-back': 'Restored' } satisfies Record<VersionEvent, string>,
    isPublic: 'published',
    isNow: 'latest',
    differs: (version: number) => `Changes between version ${version} and the latest`,
    changed: (by: string, when: string) => `${by} saved another version ${when}. Review the latest version first.`,
    same: 'No differences from the latest version.',
    place: 'Field',
    inVersion: (version: number) => `Version ${version}`,
    now: 'Latest version',

    putBack: (version: number) => `Restore version ${version}`,
    putBackHint: 'It becomes the latest draft. The current draft stays in this list.',
    back: 'Back to editor',
  },
  conflict: {
    title: 'Somebody else saved changes',
    text: (by: string, when: string) =>
      `${by} saved this ${when}, after you opened it. Your changes are not saved yet. Choose a version.`,
    differs: 'Differences',
    theirs: 'Their version',
    yours: 'Your version',
    keep: 'Overwrite with my version',
    keepHint: 'Their version stays under Versions.',
    take: 'Discard mine, use their version',
  },
  actions: {
    duplicate: 'Duplicate',
    unpublish: 'Unpublish',
    trash: 'Move to trash',
    untrash: 'Restore',
  },
  trash: {
    title: 'Move this to trash?',
    text: (title: string, isPublic: boolean) =>
      `${title} ${isPublic ? 'is removed from the website at once, and its address shows “page not found”' : 'is removed from the list'}. You can restore it from the trash.`,
    it: 'This',
    go: 'Move to trash',
    keep: 'Cancel',
  },
  unpublish: {
    title: 'Unpublish this?',
    text: (title: string) => `Visitors no longer see ${title}, and its address shows “page not found”. The draft stays here.`,
    go: 'Unpublish',
    keep: 'Cancel',
  },
  flash: {
    begun: 'Draft created.',
    saved: 'Saved. Visitors still see the last published version.',
    kept: 'Saved.',
    published: 'Published. Visitors see it now.',
    scheduled: 'Scheduled. It will be published automatically.',
    unscheduled: 'Schedule cancelled.',
    unpublished: 'Unpublished. The draft stays here.',
    trashed: (title: string) => `${title} moved to trash.`,
    untrashed: 'Restored as a draft.',
    duplicated: 'Duplicated. This is the copy, a draft.',
    'put-back': 'Restored as the latest draft.',
  },
  refusals: {
    'in-the-bin': 'It is in the trash. Restore it first.',
    'not-in-the-bin': 'It is no longer in the trash.',
    'not-public': 'It is no longer published.',
    'stays-public': 'This page cannot be unpublished. Edit its content instead.',
    'in-the-past': 'That time has passed. Choose a later one.',
    'when-missing': 'Enter the date and time.',
    'not-found': 'It no longer exists.',
  },
  usedElsewhere: (facts: Record<string, string | number>) =>
    `Cannot unpublish: used by ${
      Object.entries(facts)
        .filter(([, count]) => count !== 0)
        .map(([what, count]) => usedBy(what, count))
        .join(', ') || 'something else'
    }.`,
  previewBar: { text: 'Draft preview. Visitors do not see this.', back: 'Back to editor' },
  undo: 'Undo',
  begin: {
    lede: 'Enter a name. Only staff see the draft until it is published.',
    label: 'Name',
    hint: 'You can change it later.',
    go: 'Create draft',
    back: 'Cancel',
  },
  list: {
    search: 'Search by name',
    searchHint: 'Name',
    find: 'Search',
    clear: 'Clear search',
    filter: 'Filter',
    beside: 'Related lists',
    all: 'All',
    columns: { title: 'Name', state: 'Status', edited: 'Last edited', by: 'By' },
    emptyTitle: 'No results',
    emptyYet: (title: string) => `No ${title.toLowerCase()} yet`,
    emptySearch: 'No names match. Try fewer letters.',
    emptyState: 'None with this status.',
  },
} as const
