/*
 * Puts the two subsets with the complete Polish alphabet into the build; templates/index.html preloads and declares them.
 */
import '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
import '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2';
