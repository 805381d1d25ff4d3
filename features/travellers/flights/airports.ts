/** The airports of the region where journeys begin, end and go between, by their IATA codes. */
export const airports: Readonly<Record<string, string>> = {
  KGL: 'Kigali',
  KME: 'Kamembe',
  GYI: 'Rubavu',
  EBB: 'Entebbe',
  KSE: 'Kasese',
  KHX: 'Kihihi',
  NBO: 'Nairobi',
  WIL: 'Nairobi Wilson',
  MBA: 'Mombasa',
  KIS: 'Kisumu',
  DAR: 'Dar es Salaam',
  JRO: 'Kilimanjaro',
  ARK: 'Arusha',
  MWZ: 'Mwanza',
  SEU: 'Seronera',
  ZNZ: 'Zanzibar',
  BJM: 'Bujumbura',
  GOM: 'Goma',
  ADD: 'Addis Ababa',
}

/** 'Kigali (KGL)', or the code alone where we do not know the airport. */
export const airportText = (code: string): string => (Object.hasOwn(airports, code) ? `${airports[code]} (${code})` : code)
