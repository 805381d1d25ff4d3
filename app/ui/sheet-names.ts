/** The sheets that a page may ask for besides its frame's own: `app/ui/site/<name>-sheet.css`. */
export type PageSheet =
  | 'article'
  | 'booking'
  | 'community'
  | 'departures'
  | 'enquiry'
  | 'feasts'
  | 'home'
  | 'itinerary'
  | 'journey'
  | 'letterhead'
  | 'lists'
  | 'photos'
  | 'pilgrimage'
  | 'places'
  | 'reading'
  | 'search'
  | 'stay'
  | 'trade'
  | 'transport'
/** Those, and the one of the frame around the page. */
export type Sheet = 'site' | 'admin' | PageSheet
