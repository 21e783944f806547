// The matchers are installed by the test set-up; this tells the compiler about them.
import '@testing-library/jest-dom/jest-globals';
