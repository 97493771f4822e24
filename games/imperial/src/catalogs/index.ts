export const catalogs = { en: {}, fr: {} }
