import { z } from 'zod';

// What a language model is asked to fill; the descriptions reach it with the schema.

export const LatinShape = z.object({
  candidates: z
    .array(z.string().min(1).max(200))
    .min(1)
    .max(8)
    .describe('English or Latin scientific equivalents of the Arabic term, the most usual first'),
});

export const CategoryShape = z.object({
  categories: z
    .array(z.string().max(100))
    .min(1)
    .max(3)
    .describe(
      'Up to three of the given categories, best first, spelt as given; «غير علمي» when it is no term',
    ),
});

export const DefinitionShape = z.object({
  definition: z
    .string()
    .min(10)
    .max(2000)
    .describe('One or two sentences in correct Arabic that define the scientific term'),
});

export const ExplanationShape = z.object({
  explanation: z
    .string()
    .min(20)
    .max(4000)
    .describe('Several sentences in correct Arabic that explain the term to a student'),
});

export const SimilarShape = z.object({
  terms: z
    .array(z.string().min(2).max(200))
    .max(10)
    .describe('Arabic scientific terms closely related to the given one, nearest first'),
});
