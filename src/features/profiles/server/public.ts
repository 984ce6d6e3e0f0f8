/** What the app and slices above may use of profiles. */
